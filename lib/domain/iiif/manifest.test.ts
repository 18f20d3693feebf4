import { describe, expect, it } from 'vitest';
import { manifestSchema } from '@/tests/factories/iiif-schemas';
import { type ManifestFacts, type ManifestText, workManifest } from './manifest';

const SITE = 'https://site.example';

const text = (tag: string, words: Partial<ManifestText> = {}): ManifestText => ({
  tag,
  title: `Waves (${tag})`,
  description: '',
  address: `${SITE}/${tag}/works/waves`,
  label: {},
  attribution: { name: 'Attribution', value: '© An Artist' },
  ...words,
});
const FACTS: ManifestFacts = {
  id: `${SITE}/iiif/manifest/1`,
  texts: [text('en')],
  licence: undefined,
  pictures: [
    {
      service: `${SITE}/iiif/uploads/waves.jpg`,
      width: 4500,
      height: 3000,
      alt: 'Waves',
      caption: '',
      sizes: [
        { width: 282, height: 188 },
        { width: 2250, height: 1500 },
      ],
    },
  ],
};

describe('the manifest of a work (decision 47)', () => {
  it('has its picture on a canvas of its own size, and the largest that is there as a whole', () => {
    const manifest = manifestSchema.parse(workManifest(FACTS));
    expect(manifest.items).toMatchObject([
      {
        width: 4500,
        height: 3000,
        label: { en: ['Waves'] },
        items: [{ items: [{ body: { id: `${SITE}/iiif/uploads/waves.jpg/full/2250,1500/0/default.jpg` } }] }],
      },
    ]);
    expect(manifest.thumbnail).toMatchObject([{ width: 282 }]);
    expect(manifest).not.toHaveProperty('metadata');
    expect(manifest).not.toHaveProperty('summary');
  });

  it('says everything in each language that it is written in', () => {
    const label = (name: string, value: string) => ({ medium: { name, value } });
    const texts = [
      text('en', { label: label('Medium', 'Oil'), description: 'The sea' }),
      text('uk', { label: label('Техніка', 'Олія') }),
    ];
    const manifest = manifestSchema.parse(workManifest({ ...FACTS, texts }));
    expect(manifest.label).toEqual({ en: ['Waves (en)'], uk: ['Waves (uk)'] });
    expect(manifest.metadata).toEqual([
      { label: { en: ['Medium'], uk: ['Техніка'] }, value: { en: ['Oil'], uk: ['Олія'] } },
    ]);
    expect(manifest.summary).toEqual({ en: ['The sea'] });
    expect(manifest.homepage?.map(({ language }) => language)).toEqual([['en'], ['uk']]);
  });

  it.each([
    ['https://creativecommons.org/licenses/by/4.0/', 'http://creativecommons.org/licenses/by/4.0/'],
    ['http://rightsstatements.org/vocab/InC/1.0/', 'http://rightsstatements.org/vocab/InC/1.0/'],
    ['https://site.example/terms', undefined],
    [undefined, undefined],
  ])('names the licence %s as %s', (licence, expected) => {
    expect(manifestSchema.parse(workManifest({ ...FACTS, licence })).rights).toBe(expected);
  });
});
