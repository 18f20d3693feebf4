import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

new Editor({ element: document.getElementById('root'), extensions: [StarterKit], content: '<p></p>' });
