import { Puck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { createRoot } from 'react-dom/client';

const text = { text: { type: 'textarea' } };

const config = {
  components: {
    Text: { fields: text, render: ({ text: words }) => <p>{words}</p> },
    Quote: { fields: text, render: ({ text: words }) => <blockquote>{words}</blockquote> },
    Picture: {
      fields: { src: { type: 'text' }, ...text },
      render: ({ src, text: words }) => <img src={src} alt={words} width={640} height={360} />,
    },
  },
};

const { blocks } = window;
const data = {
  root: {},
  content: blocks.map(({ kind, words }, at) => ({
    type: kind,
    props: { id: `${kind}-${at}`, text: words, ...(kind === 'Picture' && { src: '/picture.svg' }) },
  })),
};
// A text in the middle is chosen from the start, as somebody would who is about to type in it.
const chosen = blocks.findIndex(({ kind }, at) => at >= blocks.length / 2 && kind === 'Text');

createRoot(document.getElementById('root')).render(
  <Puck config={config} data={data} ui={{ itemSelector: { index: chosen, zone: 'root:default-zone' } }} />,
);
