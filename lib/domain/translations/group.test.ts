import { describe, expect, it } from 'vitest';
import { interfaceText as text } from '@/tests/factories/interface-text';
import { groupByNamespace, groupsByPart } from './group';

describe('groupByNamespace (docs/reference/http-api.md)', () => {
  it('sorts folders by namespace and texts by order', () => {
    const groups = groupByNamespace([
      text('nav', 'menu', 1),
      text('auth', 'panel', 10),
      text('nav', 'home', 0),
      text('auth', 'login', 2),
    ]);
    expect(groups.map((group) => [group.namespace, group.translations.map(({ key }) => key)])).toEqual([
      ['auth', ['login', 'panel']],
      ['nav', ['home', 'menu']],
    ]);
  });

  it('makes no folder of nothing, and leaves what it was given alone', () => {
    expect(groupByNamespace([])).toEqual([]);
    const given = Object.freeze([text('b', 'x', 0), text('a', 'y', 0)]);
    expect(groupByNamespace(given)).toHaveLength(2);
    expect(given[0]?.namespace).toBe('b');
  });

  it('keeps namespaces with the names of object members apart', () => {
    const names = groupByNamespace([text('__proto__', 'x', 0), text('constructor', 'y', 0)]).map(
      (g) => g.namespace,
    );
    expect(names).toEqual(['__proto__', 'constructor']);
  });
});

describe('groupsByPart (docs/reference/languages.md#interface-texts)', () => {
  it('puts what visitors read first, the site’s own before what the release says, and the tools’ folders last', () => {
    const groups = groupByNamespace(
      ['auth', 'errors', 'nav', 'own', 'site', 'toolbar'].map((name) => text(name, 'x', 0)),
    );
    expect(
      groupsByPart(groups).map((each) => [each.part, each.groups.map(({ namespace }) => namespace)]),
    ).toEqual([
      ['visitors', ['own', 'site', 'nav', 'errors']],
      ['tools', ['auth', 'toolbar']],
    ]);
    expect(groupsByPart([])).toEqual([]);
  });
});
