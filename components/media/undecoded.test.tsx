import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MediaItem } from '@/lib/domain/media/model';
import type { Upload } from '@/lib/domain/media/upload-queue';
import { MESSAGES } from '@/messages';
import { PreviewContent } from './preview/preview-content';
import { UploadRow } from './uploads/upload-row';

type Language = keyof typeof MESSAGES;

const itemOf = (contentType: string) =>
  ({
    pathname: 'uploads/harbour.x',
    contentType,
    name: 'Harbour',
    size: 3,
    uploadedAt: '2026-01-01T00:00:00.000Z',
  }) as MediaItem;

const uploadOf = (contentType: string): Upload => ({
  id: 1,
  name: 'harbour',
  size: 3,
  folder: '',
  state: 'stored',
  sent: 3,
  problem: null,
  excess: null,
  item: itemOf(contentType),
});

function draw(contentType: string, locale: Language = 'en'): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={MESSAGES[locale]}>
      <PreviewContent item={itemOf(contentType)} alt="" />
      <UploadRow upload={uploadOf(contentType)} />
    </NextIntlClientProvider>,
  );
}

it('says what to do with a HEIC picture, after its upload and in the preview', () => {
  const drawn = draw('image/heic');
  expect(drawn).toContain('Most browsers cannot show HEIC. Export the picture as JPEG to use it on pages.');
  expect(drawn).toContain('Uploaded. Most browsers cannot show HEIC: export it as JPEG to use it on pages.');
  expect(drawn).not.toContain('<img');
  expect(draw('image/heif-sequence')).toContain('HEIC');
});

it.each(['ru', 'uk'] as const)('in %s, too', (locale) => {
  expect(draw('image/heic', locale).match(/HEIC.*?JPEG/g)).toHaveLength(2);
});

it('says nothing of it for pictures that can be shown', () => {
  const drawn = draw('image/jpeg');
  expect(drawn).not.toContain('HEIC');
  expect(drawn).toContain('Uploaded');
  expect(drawn).toContain('<img');
});
