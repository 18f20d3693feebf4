import 'server-only';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type PasswordProblem, passwordProblem } from '@/lib/domain/auth/password-rules';
import { MEDIA } from '@/lib/domain/limits';
import { isMailbox, type MailServer, parseSmtpUrl } from '@/lib/domain/mail/server';
import { TrustedProxies } from './gateway/trusted-proxies';

const MEGABYTE = 1_048_576;
const MILLION = 1_000_000;
const SECRET_BYTES = 32;
/** The most that `PATIENCE` may be. */
const MAX_PATIENCE = 20;
const EXAMPLE_WORDS =
  /change.?me|replace.?(me|this)|placeholder|example|your.?secret|super.?secret|password/i;

/** The environment of the site, as checked values. */
export interface Env {
  readonly port: number;
  /** The address that the server listens on. */
  readonly host: string;
  /** The origin that visitors see: no path, no trailing slash. */
  readonly siteUrl: string;
  readonly isLocalSite: boolean;
  /** Undefined if the embedded database is used. */
  readonly databaseUrl: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  /** Missing only for a local site, whose start makes one and keeps it in the data folder. */
  readonly authSecret: string | undefined;
  /** Creates the owner if no owner can sign in yet. */
  readonly ownerPassword: string | undefined;
  /** The proxies whose `X-Forwarded-*` headers are believed: addresses and networks. */
  readonly trustedProxy: string | undefined;
  /** The token of a Vercel Blob store; absent where files are kept in the data folder. */
  readonly blobToken: string | undefined;
  /** The folder of automatic backups, absolute; null where none are made. */
  readonly backupDir: string | null;
  /** What a program must show to read the metrics; absent where only this machine may. */
  readonly metricsToken: string | undefined;
  /** Limits of one upload. */
  readonly uploads: { readonly bytes: number; readonly pixels: number; readonly files: number };
  /** The server that mail is sent by, and the address that it comes from; null where the owner says it. */
  readonly mail: {
    readonly server: (MailServer & { readonly password: string }) | null;
    readonly sender: string | null;
  };
  /** Whether webhooks may go to addresses of private networks, as they may on an intranet. */
  readonly hasPrivateWebhooks: boolean;
  /** Whether pictures are made before anybody asks for them. */
  readonly preparesPictures: boolean;
  /** The program that makes films smaller, where there is one; null where none may. */
  readonly ffmpeg: string | null;
  readonly isProduction: boolean;
}

/** A wrong environment: one sentence for each variable, each naming it, none repeating a secret. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const secret = z
  .string()
  .refine((value) => new TextEncoder().encode(value).length >= SECRET_BYTES, {
    error: `must be at least ${SECRET_BYTES} bytes long`,
  })
  .refine((value) => !EXAMPLE_WORDS.test(value) && !isRepeated(value) && new Set(value).size >= 8, {
    error: 'must be a random secret, not an example',
  })
  .optional();

const OWNER_PASSWORD_FAULT: Record<PasswordProblem, string> = {
  tooShort: 'must have at least 12 characters',
  tooLong: 'must have at most 256 characters',
  tooCommon: 'must not be one of the passwords that are tried first',
  siteName: 'must not be a name',
};

const wholeNumber = (maximum: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a whole number' })
    .transform(Number)
    .refine((value) => value >= 1 && value <= maximum, { error: `must be between 1 and ${maximum}` });

/** Whether a text is a shorter one several times over: then it stands in two of itself before the second. */
function isRepeated(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length;
}

/** One entry for each variable; `.env.example` lists the same names. */
export const ENVIRONMENT = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a whole number' })
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, { error: 'must be between 1 and 65535' })
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'must be a host name or an address' })
    .default('127.0.0.1'),
  SITE_URL: z
    .string()
    .refine(isOrigin, { error: 'must be an address such as https://example.com, without a path' })
    .transform((value) => new URL(value).origin)
    .optional(),
  DATABASE_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol), {
      error: 'must be the address of a PostgreSQL database (postgresql://…)',
    })
    .optional(),
  DATA_DIR: z.string().default('./.data'),
  BACKUP_DIR: z.string().optional(),
  AUTH_SECRET: secret,
  NEXTAUTH_SECRET: secret,
  OWNER_PASSWORD: z
    .string()
    .superRefine((password, context) => {
      const problem = passwordProblem(password);
      if (problem) context.addIssue({ code: 'custom', message: OWNER_PASSWORD_FAULT[problem] });
    })
    .optional(),
  TRUSTED_PROXY: z
    .string()
    .refine(isListOfProxies, {
      error: 'must hold addresses or networks, such as 10.0.0.1, fd00::/8, with commas between them',
    })
    .optional(),
  BLOB_READ_WRITE_TOKEN: z
    .string()
    .regex(/^vercel_blob_rw_[A-Za-z0-9]+_[A-Za-z0-9]+$/, {
      error: 'must be the token of a Vercel Blob store',
    })
    .optional(),
  FFMPEG: z
    .string()
    .regex(/^[^\s-]\S*$/, { error: 'must be the name or path of a program, or off' })
    .default('ffmpeg'),
  SMTP_URL: z
    .string()
    .refine((value) => parseSmtpUrl(value) !== null, {
      error:
        'must be the address of a mail server, such as smtps://user:password@host:465, or smtp:// for STARTTLS; without either (?security=none) only without a password, or on this machine',
    })
    .transform(parseSmtpUrl)
    .optional(),
  METRICS_TOKEN: secret,
  MAIL_FROM: z.string().refine(isMailbox, { error: 'must be an e-mail address' }).optional(),
  UPLOAD_MAX_MB: wholeNumber(10_000).default(MEDIA.uploadBytes / MEGABYTE),
  UPLOAD_MAX_MEGAPIXELS: wholeNumber(1000).default(MEDIA.uploadPixels / MILLION),
  UPLOAD_MAX_FILES: wholeNumber(1000).default(MEDIA.uploadFiles),
  PATIENCE: wholeNumber(MAX_PATIENCE).default(1),
  PRIVATE_WEBHOOKS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  PREPARE_PICTURES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('production'),
});

type Values = z.output<typeof ENVIRONMENT>;

/** In the data folder, unless files are kept in a store: they would all be copied onto this machine. */
function backupDirOf({
  BACKUP_DIR: given,
  DATA_DIR: data,
  BLOB_READ_WRITE_TOKEN: blob,
}: Values): string | null {
  if (given === 'off' || (given === undefined && blob !== undefined)) return null;
  return resolve(/* turbopackIgnore: true */ given ?? join(/* turbopackIgnore: true */ data, 'backups'));
}

function isListOfProxies(value: string): boolean {
  try {
    return Boolean(new TrustedProxies(value));
  } catch {
    return false;
  }
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isBare && /^https?:$/.test(url.protocol);
}

function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(.+\.)?localhost$/.test(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}

/**
 * Checks the environment (security A-8 and S-2). An empty value counts as none.
 * @throws {EnvError} with one sentence for each variable that is wrong
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = ENVIRONMENT.safeParse(given);
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const values = parsed.data;
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  const env: Env = {
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    isLocalSite: isLocal(siteUrl),
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(values.DATA_DIR),
    authSecret: values.AUTH_SECRET ?? values.NEXTAUTH_SECRET,
    ownerPassword: values.OWNER_PASSWORD,
    trustedProxy: values.TRUSTED_PROXY,
    blobToken: values.BLOB_READ_WRITE_TOKEN,
    backupDir: backupDirOf(values),
    metricsToken: values.METRICS_TOKEN,
    uploads: {
      bytes: values.UPLOAD_MAX_MB * MEGABYTE,
      pixels: values.UPLOAD_MAX_MEGAPIXELS * MILLION,
      files: values.UPLOAD_MAX_FILES,
    },
    mail: { server: values.SMTP_URL ?? null, sender: values.MAIL_FROM ?? null },
    hasPrivateWebhooks: values.PRIVATE_WEBHOOKS === 'on',
    preparesPictures: values.PREPARE_PICTURES === 'on',
    ffmpeg: values.FFMPEG === 'off' ? null : values.FFMPEG,
    isProduction: values.NODE_ENV === 'production',
  };
  const problems = publicSiteProblems(env);
  if (values.AUTH_SECRET && values.NEXTAUTH_SECRET && values.AUTH_SECRET !== values.NEXTAUTH_SECRET) {
    problems.push('AUTH_SECRET and NEXTAUTH_SECRET must be the same when both are set.');
  }
  if (problems.length > 0) throw new EnvError(problems.join('\n'));
  return env;
}

function publicSiteProblems(env: Env): string[] {
  if (env.isLocalSite) return [];
  const problems: string[] = [];
  if (!env.siteUrl.startsWith('https:'))
    problems.push('SITE_URL must be https when it is not a local address.');
  if (!env.authSecret) {
    problems.push(
      `AUTH_SECRET must be set (${SECRET_BYTES} random bytes at least) when SITE_URL is not a local address.`,
    );
  }
  return problems;
}

/** The environment that any program needs to run, without the site's secrets and database address. */
const BARE =
  /^(?:PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|TMP|TEMP|SystemRoot|LD_LIBRARY_PATH|NODE_ENV|HANG_ON_SIGNAL)$/i;

/** The environment for a process that works on what strangers send. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => BARE.test(name)),
  ) as NodeJS.ProcessEnv;
}

let known: Env | undefined;

/** The environment of this process, checked at the first call. */
export function env(): Env {
  known ??= parseEnv(process.env);
  return known;
}

/** The address of the database. Every process except the one that starts the others has it in its environment. */
export function databaseUrl(): string {
  const url = env().databaseUrl;
  if (!url)
    throw new EnvError('DATABASE_URL must be set: the start command sets it to the embedded database.');
  return url;
}

/**
 * How long the site waits for its database and with a call before it says that it is busy: longer on a slow machine, where
 * `PATIENCE` says how many times as long. Read at each use; the start has checked it.
 * @param ms milliseconds on a usual machine
 */
export function patient(ms: number): number {
  const times = Number(process.env.PATIENCE || 1);
  return times >= 1 && times <= MAX_PATIENCE ? ms * times : ms;
}
