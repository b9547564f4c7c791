import { readFileSync } from 'node:fs';
import { passes, REGLIB_NAMES } from '../../src/sudoku/techniques/testing';
import { REGLIB, readReglib } from '../../src/sudoku/testing';
import type { Benchmark } from '../benchmark';

/**
 * Checks the library of positions: how many cases each technique has, and in how many of them it finds exactly the
 * expected steps.
 */
export const techniques: Benchmark = {
  about: 'check that each technique finds what it must in a library of positions; without files, in our own',
  *measure({ files }) {
    const cases =
      files.length === 0 ? REGLIB : files.flatMap((file) => readReglib(readFileSync(file, 'utf8')));
    const total = { cases: 0, passed: 0 };
    for (const technique of new Set(cases.map((each) => each.technique))) {
      const own = cases.filter((each) => each.technique === technique);
      const passed = own.filter((each) => passes(each, REGLIB_NAMES[technique] ?? [])).length;
      total.cases += own.length;
      total.passed += passed;
      yield { technique, cases: own.length, passed };
    }
    yield { technique: 'all', ...total };
  },
};
