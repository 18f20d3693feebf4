const WORDS =
  'The tide keeps its own archive and every hour it is written over by light that came a long way to be seen once'.split(
    ' ',
  );

/** The same words in another order, so that sections do not pack into one. */
function sentence(section, line) {
  return WORDS.map((_, n) => WORDS[(n * (section + 3) + line * 7) % WORDS.length]).join(' ');
}

const SECTIONS = Array.from({ length: 9 }, (_, section) => ({
  title: `Section ${section + 1}`,
  lines: Array.from({ length: 2 }, (_, line) => `${sentence(section, line)}.`),
}));

/** Nine sections of text, no picture, no component that runs in the browser. */
export default function Page() {
  return (
    <main>
      <h1>Floor</h1>
      {SECTIONS.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </main>
  );
}
