/** One interface text in one language. */
export interface Translation {
  id: string;
  namespace: string;
  /** Below the namespace; dots lead into nested groups. */
  key: string;
  value: string;
  /** Position within its namespace, from 0. */
  order: number;
  languageId: string;
}

/** Interface texts as shipped and as pages use them: namespaces of texts and further groups. */
export interface Messages {
  [namespace: string]: MessageGroup;
}

export interface MessageGroup {
  [key: string]: string | MessageGroup;
}

/** A text with its place; what a stored row says of a message. */
export type MessageText = Pick<Translation, 'namespace' | 'key' | 'value'>;
