/** What may be done with a picture to train AI, in the words of `plus:DataMining` (PLUS, IPTC). */
export const TRAINING_RULES = [
  'ALLOWED',
  'PROHIBITED',
  'PROHIBITED-AIMLTRAINING',
  'PROHIBITED-GENAIMLTRAINING',
  'PROHIBITED-EXCEPTSEARCHENGINEINDEXING',
  'PROHIBITED-SEECONSTRAINT',
] as const;

export type TrainingRule = (typeof TRAINING_RULES)[number];

/** Who made a picture, and what others may do with it. Nothing is said where a field is missing. */
export type PictureRights = {
  creator?: string;
  /** How the maker wants to be named beside the picture. */
  credit?: string;
  copyright?: string;
  /** The address of the licence, or of the page that tells the terms. */
  licence?: string;
  training?: TrainingRule;
};

/**
 * What has become of the Content Credentials (C2PA) that a picture came with: they hold; they no longer match, because what
 * tells of a place or a camera was taken out of the picture; they told of it themselves, and were taken out; or the picture
 * had to be turned upright, and is another file without them.
 */
export const SIGNATURE_STATES = ['intact', 'broken', 'removed', 'turned'] as const;

export type SignatureState = (typeof SIGNATURE_STATES)[number];

export const isSignatureState = (state: string | null): state is SignatureState =>
  SIGNATURE_STATES.some((each) => each === state);

/** How long each text may be. */
export const RIGHTS_CHARACTERS = 300;

/** Whether a rule reserves the picture from the training of AI. */
export function reservesTraining({ training }: PictureRights): boolean {
  return training?.startsWith('PROHIBITED') ?? false;
}

/**
 * The rights of a picture: its own, and of the site's what it does not say. One that names another maker takes no name
 * from the site.
 */
export function rightsWithDefaults(own: PictureRights, site: PictureRights): PictureRights {
  const training = own.training ?? site.training;
  const isAnonymous = own.creator === undefined && own.copyright === undefined;
  return { ...(isAnonymous && site), ...own, ...(training && { training }) };
}

/** The address of a licence as it may be stored and linked; null for anything but the web's own. */
export function licenceAddress(given: string): string | null {
  const address = given.trim();
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && href.length <= RIGHTS_CHARACTERS ? href : null;
}

/**
 * The headers by which an answer says whether it may be used to train AI: those of the TDM Reservation Protocol, and the words
 * that programs look for that collect pictures by address (img2dataset is one).
 */
export function reservationHeaders(rights: PictureRights): Record<string, string> {
  if (!rights.training) return {};
  const isReserved = reservesTraining(rights);
  return {
    'tdm-reservation': isReserved ? '1' : '0',
    ...(isReserved && rights.licence && { 'tdm-policy': rights.licence }),
    ...(isReserved && { 'x-robots-tag': 'noai, noimageai' }),
  };
}

/** `/.well-known/tdmrep.json`: the same for the whole site; an empty list says nothing. */
export function reservationFile(rights: PictureRights): string {
  const headers = reservationHeaders(rights);
  const { 'tdm-reservation': reservation, 'x-robots-tag': _, ...policy } = headers;
  const rules = reservation ? [{ location: '/*', 'tdm-reservation': Number(reservation), ...policy }] : [];
  return `${JSON.stringify(rules, null, 2)}\n`;
}

/** Programs that collect what AI is trained with, by the names that their makers give for robots.txt. */
export const TRAINING_ROBOTS = [
  ...['AI2Bot', 'Amazonbot', 'anthropic-ai', 'Applebot-Extended', 'Bytespider', 'CCBot', 'ClaudeBot'],
  ...['cohere-training-data-crawler', 'Diffbot', 'FacebookBot', 'Google-Extended', 'GPTBot', 'img2dataset'],
  ...['ImagesiftBot', 'meta-externalagent', 'omgili', 'Timpibot'],
];
