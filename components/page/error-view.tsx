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
    <main id="content" className="site" data-view="error" data-theme="dark">
      <h1>{title}</h1>
      {text === undefined ? null : <p role="alert">{text}</p>}
      <button type="button" className="button" onClick={onHome}>
        {homeLabel}
      </button>
    </main>
  );
}
