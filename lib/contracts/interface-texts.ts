import * as z from 'zod';
import { text } from './text';

/** `GET /api/interface-texts`. */
export const interfaceTextsQuery = z.strictObject({ locale: text(16) });

const group = z.record(z.string(), z.string());

/** What features show over a finished page, in the wording of now (decision 7). */
export const interfaceTexts = z.strictObject({ auth: group, toolbar: group });
