import 'server-only';

/** The id of the `uuid` box that holds Content Credentials in an AVIF or HEIC (C2PA specification, annex on BMFF). */
export const BOX_ID = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');
