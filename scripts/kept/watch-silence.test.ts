import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSilence } from './watch-silence';

const PATIENCE = { beatMs: 1000, silentBeats: 20, silentBeatsAtStart: 120 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const child = Object.assign(new EventEmitter(), { kill: vi.fn() });
  const onSilent = vi.fn();
  watchSilence(child as never, onSilent, PATIENCE);
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  return { child, onSilent, pass, beat: () => child.emit('message', { beat: true }) };
}

it('ends a child that is silent for 20 beats, once', () => {
  const { child, onSilent, pass, beat } = watched();
  child.emit('message', { listening: 3000 });
  for (let second = 0; second < 100; second += 1) {
    beat();
    pass(1);
  }
  pass(18);
  expect(child.kill).not.toHaveBeenCalled();
  pass(1);
  expect(child.kill.mock.calls).toEqual([['SIGKILL']]);
  pass(100);
  expect(onSilent.mock.calls).toEqual([[20]]);
});

it('is patient until the child is ready, and not for ever', () => {
  const { child, pass, beat } = watched();
  beat();
  pass(119);
  expect(child.kill).not.toHaveBeenCalled();
  pass(1);
  expect(child.kill).toHaveBeenCalledOnce();
});

it('leaves a child alone that has ended', () => {
  const { child, onSilent, pass } = watched();
  child.emit('exit');
  pass(1000);
  expect(onSilent).not.toHaveBeenCalled();
});
