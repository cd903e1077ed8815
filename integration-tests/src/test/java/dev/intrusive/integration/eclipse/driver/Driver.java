package dev.intrusive.integration.eclipse.driver;

import dev.intrusive.integration.eclipse.EclipseWorkspace;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IWorkspaceDescription;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.apt.core.util.AptConfig;
import org.eclipse.jdt.apt.core.util.IFactoryPath;
import org.eclipse.jdt.core.CompletionProposal;
import org.eclipse.jdt.core.CompletionRequestor;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IProblemRequestor;
import org.eclipse.jdt.core.ISourceRange;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.WorkingCopyOwner;
import org.eclipse.jdt.core.compiler.IProblem;
import org.jspecify.annotations.Nullable;

/** The one implementation; it is made by its name. */
public final class Driver implements EclipseWorkspace {

  private static final String SOURCES = "src";
  private static final String CLASSES = "bin";
  private static final String GENERATED = ".apt_generated";

  private final IWorkspace workspace = ResourcesPlugin.getWorkspace();
  private final NullProgressMonitor monitor = new NullProgressMonitor();
  private final List<String> errors = new ArrayList<>();
  private final Map<String, Long> classTimes = new HashMap<>();
  private @Nullable IJavaProject project;
  private int projects;

  /** Starts to listen to the log. */
  public Driver() throws CoreException {
    IWorkspaceDescription description = workspace.getDescription();
    description.setAutoBuilding(false);
    workspace.setDescription(description);
    ILogListener listener =
        (status, plugin) -> {
          if (status.getSeverity() == IStatus.ERROR || status.getException() != null) {
            synchronized (errors) {
              errors.add(plugin + ": " + status + trace(status.getException()));
            }
          }
        };
    Platform.addLogListener(listener);
  }

  private static String trace(@Nullable Throwable thrown) {
    if (thrown == null) {
      return "";
    }
    StringBuilder trace = new StringBuilder("\n").append(thrown);
    for (StackTraceElement element : thrown.getStackTrace()) {
      trace.append("\n  at ").append(element);
    }
    return trace.toString();
  }

  @Override
  public void createProject(List<Path> libraries, Path processor) throws CoreException {
    if (project != null) {
      project.getProject().delete(true, true, monitor);
    }
    IProject made = workspace.getRoot().getProject("project" + ++projects);
    made.create(monitor);
    made.open(monitor);
    IProjectDescription description = made.getDescription();
    description.setNatureIds(new String[] {JavaCore.NATURE_ID});
    made.setDescription(description, monitor);
    made.getFolder(SOURCES).create(true, true, monitor);
    IJavaProject java = JavaCore.create(made);
    java.setOption(JavaCore.COMPILER_SOURCE, JavaCore.VERSION_17);
    java.setOption(JavaCore.COMPILER_COMPLIANCE, JavaCore.VERSION_17);
    java.setOption(JavaCore.COMPILER_CODEGEN_TARGET_PLATFORM, JavaCore.VERSION_17);
    List<IClasspathEntry> path = new ArrayList<>();
    path.add(JavaCore.newSourceEntry(made.getFolder(SOURCES).getFullPath()));
    path.add(library(Path.of(System.getProperty("java.home"), "lib", "jrt-fs.jar")));
    libraries.forEach(jar -> path.add(library(jar)));
    java.setRawClasspath(
        path.toArray(new IClasspathEntry[0]), made.getFolder(CLASSES).getFullPath(), monitor);
    IFactoryPath factories = AptConfig.getDefaultFactoryPath(java);
    factories.addExternalJar(processor.toFile());
    AptConfig.setFactoryPath(java, factories);
    AptConfig.setProcessDuringReconcile(java, true);
    AptConfig.setEnabled(java, true);
    project = java;
    classTimes.clear();
  }

  private static IClasspathEntry library(Path jar) {
    Path sources = Path.of(jar.toString().replaceFirst("\\.jar$", "-sources.jar"));
    return JavaCore.newLibraryEntry(
        IPath.fromPath(jar), Files.exists(sources) ? IPath.fromPath(sources) : null, null);
  }

  private IJavaProject project() {
    if (project == null) {
      throw new IllegalStateException("no project");
    }
    return project;
  }

  private IFile file(String path) {
    return project().getProject().getFolder(SOURCES).getFile(path);
  }

  @Override
  public void save(String path, String text) throws CoreException {
    IFile file = file(path);
    ByteArrayInputStream contents = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    if (file.exists()) {
      file.setContents(contents, true, false, monitor);
    } else {
      create(file.getParent());
      file.create(contents, true, monitor);
    }
  }

  private void create(IContainer container) throws CoreException {
    if (!container.exists() && container instanceof IFolder folder) {
      create(folder.getParent());
      folder.create(true, true, monitor);
    }
  }

  @Override
  public void delete(String path) throws CoreException {
    file(path).delete(true, monitor);
  }

  @Override
  public List<Problem> build() throws CoreException {
    return build(IncrementalProjectBuilder.INCREMENTAL_BUILD);
  }

  @Override
  public List<Problem> buildAnew() throws CoreException {
    project().getProject().build(IncrementalProjectBuilder.CLEAN_BUILD, monitor);
    return build(IncrementalProjectBuilder.FULL_BUILD);
  }

  private List<Problem> build(int kind) throws CoreException {
    project().getProject().build(kind, monitor);
    List<Problem> problems = new ArrayList<>();
    IMarker[] markers =
        project().getProject().findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_INFINITE);
    for (IMarker marker : markers) {
      IResource resource = marker.getResource();
      String text = "";
      if (resource instanceof IFile file) {
        text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      }
      problems.add(
          new Problem(
              relative(resource.getProjectRelativePath()),
              marker.getAttribute(IMarker.LINE_NUMBER, 0),
              column(text, marker.getAttribute(IMarker.CHAR_START, -1)),
              marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR,
              marker.getAttribute(IMarker.MESSAGE, "")));
    }
    return sorted(problems);
  }

  private static List<Problem> sorted(List<Problem> problems) {
    problems.sort(
        Comparator.comparing(Problem::path)
            .thenComparing(Problem::line)
            .thenComparing(Problem::column)
            .thenComparing(Problem::message));
    return problems;
  }

  private static int column(String text, int offset) {
    return offset < 0 ? 0 : offset - text.lastIndexOf('\n', offset - 1);
  }

  private static String relative(IPath path) {
    return path.segmentCount() > 0 && path.segment(0).equals(SOURCES)
        ? path.removeFirstSegments(1).toString()
        : path.toString();
  }

  @Override
  public SortedMap<String, String> generated() throws Exception {
    SortedMap<String, String> sources = new TreeMap<>();
    for (Map.Entry<String, Path> file : filesBelow(GENERATED).entrySet()) {
      sources.put(file.getKey(), Files.readString(file.getValue()));
    }
    return sources;
  }

  @Override
  public List<String> classes() throws Exception {
    return List.copyOf(filesBelow(CLASSES).keySet());
  }

  @Override
  public List<String> compiled() throws Exception {
    List<String> compiled = new ArrayList<>();
    for (Map.Entry<String, Path> file : filesBelow(CLASSES).entrySet()) {
      long time = Files.getLastModifiedTime(file.getValue()).toMillis();
      Long former = classTimes.put(file.getKey(), time);
      if (former == null || former != time) {
        compiled.add(file.getKey());
      }
    }
    return compiled;
  }

  private SortedMap<String, Path> filesBelow(String folder) throws Exception {
    Path root = project().getProject().getFolder(folder).getLocation().toPath();
    SortedMap<String, Path> files = new TreeMap<>();
    if (Files.exists(root)) {
      try (Stream<Path> paths = Files.walk(root)) {
        for (Path path : paths.filter(Files::isRegularFile).toList()) {
          files.put(root.relativize(path).toString().replace('\\', '/'), path);
        }
      }
    }
    return files;
  }

  private ICompilationUnit unit(String path) {
    IFile file = path.startsWith(GENERATED) ? project().getProject().getFile(path) : file(path);
    return JavaCore.createCompilationUnitFrom(file);
  }

  @Override
  public List<Problem> edit(String path, String text) throws CoreException {
    List<Problem> problems = new ArrayList<>();
    IProblemRequestor requestor =
        new IProblemRequestor() {
          @Override
          public void acceptProblem(IProblem problem) {
            problems.add(
                new Problem(
                    path,
                    problem.getSourceLineNumber(),
                    column(text, problem.getSourceStart()),
                    problem.isError(),
                    problem.getMessage()));
          }

          @Override
          public void beginReporting() {
            problems.clear();
          }

          @Override
          public void endReporting() {}

          @Override
          public boolean isActive() {
            return true;
          }
        };
    WorkingCopyOwner owner =
        new WorkingCopyOwner() {
          @Override
          public IProblemRequestor getProblemRequestor(ICompilationUnit workingCopy) {
            return requestor;
          }
        };
    ICompilationUnit copy = unit(path).getWorkingCopy(owner, monitor);
    try {
      copy.getBuffer().setContents(text);
      copy.reconcile(ICompilationUnit.NO_AST, true, owner, monitor);
    } finally {
      copy.discardWorkingCopy();
    }
    return sorted(problems);
  }

  @Override
  public List<String> complete(String path, int offset) throws CoreException {
    List<String> proposals = new ArrayList<>();
    unit(path)
        .codeComplete(
            offset,
            new CompletionRequestor() {
              @Override
              public void accept(CompletionProposal proposal) {
                proposals.add(new String(proposal.getCompletion()));
              }
            },
            monitor);
    return proposals;
  }

  @Override
  public Declaration declaration(String path, int offset) throws CoreException {
    IJavaElement[] elements = unit(path).codeSelect(offset, 0);
    if (elements.length != 1 || !(elements[0] instanceof IMember member)) {
      throw new AssertionError(elements.length + " declarations at " + path + ":" + offset);
    }
    IType type = member instanceof IType itself ? itself : member.getDeclaringType();
    IResource resource = member.getResource();
    return new Declaration(
        type.getFullyQualifiedName('.') + (member == type ? "" : "." + member.getElementName()),
        resource == null ? "" : relative(resource.getProjectRelativePath()),
        javadoc(member));
  }

  /** The comment of a member, or else that of the nearest method that it overrides. */
  private String javadoc(IMember member) throws CoreException {
    if (member instanceof IMethod method && method.getJavadocRange() == null) {
      IType type = method.getDeclaringType();
      for (IType supertype : type.newSupertypeHierarchy(monitor).getAllSupertypes(type)) {
        for (IMethod candidate : supertype.getMethods()) {
          if (candidate.getElementName().equals(method.getElementName())
              && candidate.getNumberOfParameters() == method.getNumberOfParameters()
              && candidate.getJavadocRange() != null) {
            return text(candidate);
          }
        }
      }
    }
    return text(member);
  }

  private static String text(IMember member) throws CoreException {
    ISourceRange range = member.getJavadocRange();
    return range == null
        ? ""
        : member.getOpenable().getBuffer().getText(range.getOffset(), range.getLength());
  }

  @Override
  public List<String> loggedErrors() {
    synchronized (errors) {
      List<String> copy = List.copyOf(errors);
      errors.clear();
      return copy;
    }
  }
}
