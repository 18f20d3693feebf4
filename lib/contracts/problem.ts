import * as z from 'zod';
import { ERROR_STATUS, type ErrorCode, type Problem } from '@/lib/domain/errors';

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** The body of every error answer; a conflict may carry more than these members. */
export const problem: z.ZodType<Problem> = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(CODES),
  requestId: z.string(),
  errors: z
    .array(z.object({ path: z.string(), message: z.string(), maximumCharacters: z.int().exactOptional() }))
    .exactOptional(),
});
