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
 * tells of a place or a camera was taken out of the picture; or they told of it themselves, and were taken out.
 */
export const SIGNATURE_STATES = ['intact', 'broken', 'removed'] as const;

export type SignatureState = (typeof SIGNATURE_STATES)[number];

export const isSignatureState = (state: string | null): state is SignatureState =>
  SIGNATURE_STATES.some((each) => each === state);

/** How long each text may be. */
export const RIGHTS_CHARACTERS = 300;

/** The address of a licence as it may be stored and linked; null for anything but the web's own. */
export function licenceAddress(given: string): string | null {
  const address = given.trim();
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && href.length <= RIGHTS_CHARACTERS ? href : null;
}
