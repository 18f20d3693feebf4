import '@/components/master/master.css';
import type { Metadata } from 'next';
import { type AppConfig, NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';
import { type Entrance, EntranceView } from '@/components/master/entrance-view';
import { MasterClient } from '@/components/master/master-client';
import { NoAccessView } from '@/components/master/no-access-view';
import type { AfterSignIn } from '@/components/master/use-go-on';
import { AuthConnection } from '@/components/shell/auth-connection';
import { type Capability, can } from '@/lib/domain/auth/roles';
import { directionOf } from '@/lib/domain/languages/facts';
import type { TextDirection } from '@/lib/domain/languages/model';
import type { Theme } from '@/lib/domain/site/theme';
import type { SiteFrame, SiteLanguage } from '@/lib/domain/site/view-model';
import { borrowedFrom } from '@/lib/domain/translations/borrowed';
import type { CurrentSession } from '@/lib/server/auth/find-session';
import { sessionWithMessages } from '@/lib/server/contact/session-with-messages';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { loadToolTexts } from '@/lib/server/messages/tool-texts';
import { currentSession, openMaster, openSignInPage } from '@/lib/server/pages/view/open-master';

/** Namespaces of the sign-in form are sent to everybody; these only to signed-in users. */
const INSIDE = new Set(['settings', 'logout', 'panel']);

type Words = Record<string, string>;
type NamingTexts = Record<'auth' | 'master' | 'siteStatus', Words>;

export interface MasterProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The page's title for whoever is signed in, the sign-in form's for anyone else; never indexed. */
export function masterMetadata(nameOf: (texts: NamingTexts) => string | undefined) {
  return async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const { language } = await findLanguage((await params).locale);
    const t = await getTranslations({ locale: language.code, namespace: 'master' });
    const session = await currentSession();
    const name = session ? nameOf((await toolsFor(session, language)).texts) : undefined;
    return { title: name ?? t('title'), robots: { index: false, follow: false } };
  };
}

interface MasterPageProps {
  locale: string;
  /** Without a language prefix; the language switcher keeps the query. */
  path: string;
  needs?: Capability;
  /** Where a sign-in on this page leads. */
  after: AfterSignIn;
  /** Shown instead of the sign-in form where the address asks for it, such as the form of a one-time link. */
  instead?: (frame: SiteFrame) => Promise<Entrance | null>;
  /** True for a page that is shown in a frame: the page around it already has notices and watches the session. */
  isFramed?: boolean;
  /** In which the site stands around it; without it, it fills the window. */
  theme?: Theme;
  inside: (given: Inside) => ReactNode | Promise<ReactNode>;
}

interface Inside {
  frame: SiteFrame;
  session: CurrentSession;
  tools: Tools;
}

/** What the tools say, in the language of the account. */
interface Tools {
  texts: AppConfig['Messages'];
  /** BCP 47. */
  tag: string;
  /** `lang` and `dir` of what they say, where that is not the language of the page. */
  attributes: { lang?: string; dir?: TextDirection };
}

/**
 * A page of the owner's panel: the page for those who may see it, the sign-in form in its place for everybody
 * else. The site stands around it in the language of the address, and the tools speak that of the account.
 */
export async function MasterPage(props: MasterPageProps) {
  const { locale, path, needs, after, instead, isFramed = false, theme, inside } = props;
  const [pathname = ''] = path.split('?');
  const { frame, session } = await openMaster(locale, pathname);
  const { code, tag: pageTag } = frame.language;
  setRequestLocale(code);
  const entrance = (await instead?.(frame)) ?? (session ? null : await signInEntrance(after));
  if (entrance) {
    // The locale is passed explicitly: a not-found boundary of the route may have loaded messages before it was set.
    const texts = await getMessages({ locale: code });
    const words = Object.fromEntries(Object.entries(texts.auth).filter(([key]) => !INSIDE.has(key)));
    return (
      <NextIntlClientProvider locale={pageTag} messages={{ auth: words }}>
        <AuthConnection />
        <EntranceView frame={frame} path={path} entrance={entrance} />
      </NextIntlClientProvider>
    );
  }
  if (!session) return null;
  const isOpen = needs === undefined || can(session.role, needs);
  const tools = await toolsFor(session, frame.language);
  if (isOpen && isFramed) return inside({ frame, session, tools });
  const around = isOpen ? theme : 'dark';
  const screen = isOpen ? (
    await inside({ frame, session, tools })
  ) : (
    <NoAccessView language={code} user={session} path={pathname} />
  );
  const { texts, tag, attributes } = tools;
  return (
    <NextIntlClientProvider
      locale={tag}
      messages={{
        activity: texts.activity,
        archive: texts.archive,
        auth: texts.auth,
        demonstration: texts.demonstration,
        firstSteps: texts.firstSteps,
        mail: texts.mail,
        master: texts.master,
        passkeys: texts.passkeys,
        pictureRights: texts.pictureRights,
        siteName: texts.siteName,
        siteStatus: texts.siteStatus,
        tokens: texts.tokens,
        visits: texts.visits,
        webhooks: texts.webhooks,
      }}
    >
      <AuthConnection />
      <MasterClient answer={await sessionWithMessages(session)} language={attributes}>
        {around ? (
          <SiteShell frame={frame} path={pathname} theme={around} isBare>
            {screen}
          </SiteShell>
        ) : (
          screen
        )}
      </MasterClient>
    </NextIntlClientProvider>
  );
}

async function toolsFor({ toolsLanguage }: CurrentSession, page: SiteLanguage): Promise<Tools> {
  const { language, messages } = await loadToolTexts(toolsLanguage, page);
  const { tag, dir } = language;
  // Where the language has no words of the tools, they are borrowed.
  const lent = borrowedFrom(messages, 'master.menu');
  const lang = lent ?? tag;
  const attributes = lang === page.tag ? {} : { lang, dir: lent === undefined ? dir : directionOf(lent) };
  return { texts: messages as AppConfig['Messages'], tag, attributes };
}

async function signInEntrance(after: AfterSignIn): Promise<Entrance> {
  const page = await openSignInPage();
  return page.kind === 'unowned' ? page : { ...page, after };
}
