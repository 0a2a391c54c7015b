import { describe, expect, it } from 'vitest';
import { newDragon, newSlayer } from '../sheet/sheet';
import { lacking } from './lacking';

describe('who of the set joins', () => {
  it('makes four slayers and a dragon of whoever came', () => {
    expect(lacking([])).toEqual(['cathryn', 'daeldric', 'braron', 'amalica', 'eryam']);
    expect(lacking([newDragon('Own')])).toEqual(['cathryn', 'daeldric', 'braron', 'amalica']);
    const four = ['A', 'B', 'C', 'D'].map((name) => newSlayer(name));
    expect(lacking(four)).toEqual(['eryam']);
    expect(lacking([...four, newDragon('Own')])).toEqual([]);
  });

  it('leaves out the one of the set who attacks as somebody who came does', () => {
    expect(lacking([newSlayer('Own', 'bow')])).toEqual(['cathryn', 'daeldric', 'amalica', 'eryam']);
    expect(lacking([newSlayer('Own', 'dagger'), newSlayer('Other', 'magic')])).toEqual([
      'daeldric',
      'braron',
      'eryam',
    ]);
  });

  it('adds nobody where too many came', () => {
    const five = ['A', 'B', 'C', 'D', 'E'].map((name) => newSlayer(name));
    expect(lacking([...five, newDragon('Own'), newDragon('Other')])).toEqual([]);
  });
});
