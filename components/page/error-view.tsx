interface ErrorViewProps {
  title: string;
  /** The error's own text, where it may be shown. */
  text?: string;
  homeLabel: string;
  /** Clears the error and goes to `/`. */
  onHome: () => void;
}

/** The error screen. It takes its texts as props: nothing else may be needed when all else failed. */
export function ErrorView({ title, text, homeLabel, onHome }: ErrorViewProps) {
  return (
    <main
      id="content"
      className="site grid content-center px-(--edge) pt-(--space-4) pb-(--space-5)"
      data-theme="dark"
    >
      <h1 className="error-title">{title}</h1>
      {text === undefined ? null : (
        <p className="mt-(--space-3) max-w-(--measure) text-(--muted)" role="alert">
          {text}
        </p>
      )}
      <button type="button" className="button mt-(--space-3) justify-self-start" onClick={onHome}>
        {homeLabel}
      </button>
    </main>
  );
}
