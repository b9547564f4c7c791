import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/*
 * The end-to-end tests check each screen in only one theme for each window size. That is enough only as long as a theme
 * cannot move, hide or resize anything.
 */

const SOURCE = new URL('../src/', import.meta.url);
const styles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(new URL(file, SOURCE), 'utf8').replace(/\/\*.*?\*\//gs, ''));

const THEMED = /([^{}]*\[data-theme="\w+"\][^{}]*)\{([^{}]*)\}/g;
const COLOUR = String.raw`#[0-9a-f]{3,8}|rgb\([\d. /]+\)|var\(--[\w-]+\)`;
const SHADOW = String.raw`(?:(?:-?\d+(?:px)? ){2,4}(?:${COLOUR})(?:, )?)+`;

/**
 * The custom properties that a theme may set to something other than a colour, and the properties that may use them.
 */
const PAINTED: Readonly<Record<string, { value: RegExp; users: RegExp }>> = {
  '--shadow': { value: new RegExp(`^${SHADOW}$`), users: /^box-shadow$/ },
  '--fl-hidden': { value: /^0?\.\d+$/, users: /^opacity$/ },
};

const declarations = (block: string) =>
  block
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const colon = text.indexOf(':');
      return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()] as const;
    });

it('a theme changes only colours', () => {
  const themed = styles.flatMap((style) => [...style.matchAll(THEMED)]);
  expect(themed.length).toBeGreaterThan(2);
  const others = themed.flatMap(([, selector = '', block = '']) =>
    declarations(block)
      .filter(([property, value]) => {
        if (property === 'color-scheme') return !/^(light|dark)$/.test(value);
        const allowed = PAINTED[property]?.value ?? new RegExp(`^(?:${COLOUR})$`);
        return !property.startsWith('--') || !allowed.test(value);
      })
      .map(([property, value]) => `${selector.trim()}: ${property}: ${value}`),
  );
  expect(others).toEqual([]);
});

it.each(Object.entries(PAINTED))('%s is used only for paint', (name, { users }) => {
  const declared = styles
    .flatMap((style) => [...style.matchAll(/\{([^{}]*)\}/g)].flatMap(([, block = '']) => declarations(block)))
    .filter(([, value]) => value.includes(`var(${name}`));
  expect(declared.filter(([property]) => !users.test(property))).toEqual([]);
});
