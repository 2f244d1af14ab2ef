import { readdirSync } from 'node:fs';
import path from 'node:path';
import { holdStates } from '@/gallery';
import { sections } from '@/gallery/sections';

const COMPONENTS = path.resolve(__dirname, '../../../src/components');

describe('the gallery', () => {
  test('has a section for every component of src/components, by its name', () => {
    const folders = readdirSync(COMPONENTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(sections.map(({ name }) => name).sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  test('shows hover and focus as the page defines them', () => {
    document.head.innerHTML = `<style>
      .card:active:not(.off), .cell:active { opacity: 0.5 }
      .card:focus:not(:focus-visible) { outline: none }
      @media (min-width: 1px) { .card:focus-visible { outline: 6px solid green } }
      .card { opacity: 1 }
    </style>`;
    const end = holdStates(document);
    const held = document.head.lastElementChild?.textContent?.split('\n');
    expect(held).toEqual([
      '.gallery__held--pressed .card:not(.off), .gallery__held--pressed .cell { opacity: 0.5; }',
      '@media (min-width: 1px) { .gallery__held--focused .card { outline: 6px solid green; } }',
    ]);
    end();
    expect(document.head.childElementCount).toBe(1);
    document.head.innerHTML = '';
  });
});
