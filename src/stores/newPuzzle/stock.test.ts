import { describe, expect, it } from 'vitest';
import { codeOf, QUICK_SEEDS, recipeFor, type Wish } from '../../sudoku/generator';
import { FakeStorage, noticesOf, openStores, WELCOME } from '../testing';
import { createStock, STOCK_KEY } from './stock';

const HARD: Wish = { level: 'hard', symmetry: 'halfTurn' };
const EASY: Wish = { level: 'easy', symmetry: 'halfTurn' };
const made = (seed: number) => ({ puzzle: WELCOME, code: codeOf(recipeFor(HARD, seed)) });

function open(storage: FakeStorage | null = new FakeStorage()) {
  const stores = openStores({ storage });
  return { ...stores, stock: createStock(stores.textStore) };
}

describe('the stock of puzzles made ahead', () => {
  it('gives each puzzle once, the oldest of a wish first', () => {
    const { stock } = open();
    stock.add(made(1));
    stock.add(made(2));
    expect([stock.count(HARD), stock.count(EASY), stock.take(EASY)]).toEqual([2, 0, null]);
    expect([stock.take(HARD), stock.take(HARD), stock.take(HARD)]).toEqual([made(1), made(2), null]);
  });

  it('is shared by two tabs', () => {
    const { stock, textStore } = open();
    const other = createStock(textStore);
    stock.add(made(1));
    expect([other.take(HARD), stock.take(HARD)]).toEqual([made(1), null]);
  });

  it.each([null, full()])('lasts for the visit where nothing can be stored', (storage) => {
    const { stock } = open(storage);
    stock.add(made(1));
    const seeds = QUICK_SEEDS.hard.map(() => stock.freshSeed(HARD));
    expect(new Set(seeds).size).toBe(QUICK_SEEDS.hard.length);
    expect([stock.take(HARD), stock.take(HARD)]).toEqual([made(1), null]);
  });

  it('is no reason to say that the storage is full while all else fits', () => {
    const storage = new FakeStorage();
    const page = open(storage);
    page.stock.add(made(1));
    const { setItem } = storage;
    storage.setItem = (key, text) => {
      if (text.length > 200) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(storage, key, text);
    };
    page.stock.add(made(2));
    expect([noticesOf(page), page.stock.count(HARD)]).toEqual([[], 2]);
  });

  it.each([
    ['damaged', '{"version":1,"ahead":[{}]'],
    ['of another version of the generator', '{"version":1,"generator":1,"ahead":[],"used":[]}'],
    ['of a later form', '{"version":2}'],
    ['with what is no puzzle', '{"version":1,"generator":8,"ahead":[{"puzzle":"1","code":""}],"used":[]}'],
  ])('is empty if its text is %s', (_, text) => {
    const { stock, textStore } = open();
    textStore.put(STOCK_KEY, text);
    expect([stock.count(HARD), stock.take(HARD)]).toEqual([0, null]);
    stock.add(made(1));
    expect(stock.take(HARD)).toEqual(made(1));
  });
});

function full(): FakeStorage {
  const storage = new FakeStorage();
  storage.full = true;
  return storage;
}
