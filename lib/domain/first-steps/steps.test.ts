import { describe, expect, it } from 'vitest';
import { type StepFacts, stepStates } from './steps';

const language = (code: string, isDefault = false, isActive = true) => ({ code, isActive, isDefault });

const NEW: StepFacts = {
  name: 'Daria Selivan',
  shippedNames: ['Daria Selivan', 'Дарья Селиван'],
  languages: [language('en', true), language('ru'), language('uk')],
  shippedLanguages: ['en', 'ru', 'uk'],
  looks: 0,
  ownWorks: 0,
  demonstrationPages: 48,
  settled: [],
};

const doneOf = (facts: Partial<StepFacts>) =>
  stepStates({ ...NEW, ...facts }).flatMap(({ step, isDone }) => (isDone ? [step] : []));

describe('stepStates (docs/first-steps.md)', () => {
  it.each<[string, Partial<StepFacts>, string[]]>([
    ['a new site', {}, []],
    ['a name of its own', { name: 'Mira Okafor' }, ['name']],
    ['the name of the demonstration in another language', { name: 'Дарья Селиван' }, []],
    ['no name', { name: '' }, []],
    ['one more language', { languages: [...NEW.languages, language('de', false, false)] }, ['languages']],
    ['one language less', { languages: NEW.languages.slice(0, 2) }, ['languages']],
    [
      'one that visitors do not see',
      { languages: [language('en', true), language('ru'), language('uk', false, false)] },
      ['languages'],
    ],
    [
      'another default language',
      { languages: [language('en'), language('ru', true), language('uk')] },
      ['languages'],
    ],
    [
      'another language in place of one',
      { languages: [language('en', true), language('ru'), language('de')] },
      ['languages'],
    ],
    ['a look', { looks: 1 }, ['look']],
    ['a work', { ownWorks: 1 }, ['works']],
    ['no demonstration', { demonstrationPages: 0 }, ['demonstration']],
    ['what is right as it is', { settled: ['languages', 'look'] }, ['languages', 'look']],
    ['a demonstration that is kept', { settled: ['demonstration'] }, ['demonstration']],
    ['what nobody can say to be done', { settled: ['name', 'works', 'other'] }, []],
  ])('%s', (_, facts, done) => {
    expect(doneOf(facts)).toEqual(done);
  });

  it('keeps its order, whatever is done', () => {
    const order = ['name', 'languages', 'look', 'works', 'demonstration'];
    expect(stepStates({ ...NEW, looks: 3 }).map(({ step }) => step)).toEqual(order);
  });
});
