import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { belowFloor, FLOORS, refuseUnsafePackages } from './floor-versions.mjs';

const lock = (name: string, version: string) => ({ packages: { [`node_modules/${name}`]: { version } } });

test.each([
  ['next', '16.3.2', true],
  ['next', '15.9.9', true],
  ['next', '16.3.3-canary.1', true],
  ['next', '16.3.3', false],
  ['next', '16.3.10', false],
  ['next', '17.0.0', false],
  ['sharp', '0.35.3', true],
  ['sharp', '0.36.0', false],
  ['next-intl', '1.0.0', false],
])('security H-6: %s %s is refused: %s', (name, version, isRefused) => {
  expect(belowFloor(lock(name, version))).toHaveLength(isRefused ? 1 : 0);
});

test('a copy inside another package counts too', () => {
  expect(belowFloor(lock('next/node_modules/sharp', '0.34.0'))[0]).toContain('sharp 0.34.0');
});

test.each(Object.entries(FLOORS))('the floor itself is enough: %s %s', (name, floor) => {
  expect(belowFloor(lock(name, floor))).toEqual([]);
});

test.each(['next', 'next-auth', 'sanitize-html', 'sharp'])(
  'the project has %s, and has locked it',
  (name) => {
    const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const { dependencies, devDependencies } = lockfile.packages[''];
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name], expect.stringMatching(/^\d/));
    expect(lockfile.packages[`node_modules/${name}`].integrity).toMatch(/^sha512-/);
    expect(FLOORS).toHaveProperty([name]);
  },
);

test('the lockfile of the project is above every floor', () => {
  expect(refuseUnsafePackages).not.toThrow();
});
