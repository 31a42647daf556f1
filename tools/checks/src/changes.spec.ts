import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectChanges, faultsOfChange } from './changes.ts';

const CHANGELOG = `# Changelog

What changed.

## Unreleased

### Added
- An old entry
  in two lines.

### Security
- An old fix.

## 1.0.0

### Added
- The first entry.
`;
const NOTES = {
  name: '2026-11-26-order-notes.md',
  text: '### Added\n- Notes\n  of orders.\n\n### Fixed\n- A total.\n',
};
const LISTS = { name: '2026-11-27-lists.md', text: '### Added\n- Lists.\n' };

describe('the changelog', () => {
  it('gets the entries of all files under their headings, the newest first, and keeps the rest', () => {
    expect(collectChanges(CHANGELOG, [NOTES, LISTS])).toBe(`# Changelog

What changed.

## Unreleased

### Added
- Lists.
- Notes
  of orders.
- An old entry
  in two lines.

### Fixed
- A total.

### Security
- An old fix.

## 1.0.0

### Added
- The first entry.
`);
  });

  it('keeps links where they lead', () => {
    const linked = { ...LISTS, text: '### Added\n- Lists ([009](../decisions/009-lists.md)).\n' };
    expect(collectChanges(CHANGELOG, [linked])).toContain('([009](docs/decisions/009-lists.md))');
  });

  it('starts again after a release', () => {
    const released = '# Changelog\n\n## Unreleased\n\n## 1.0.0\n\n### Added\n- The first.\n';
    expect(collectChanges(released, [LISTS])).toBe(
      '# Changelog\n\n## Unreleased\n\n### Added\n- Lists.\n\n## 1.0.0\n\n### Added\n- The first.\n',
    );
    expect(collectChanges(released, [])).toBe(released);
  });

  it('of this repository stays as it is while no file waits', () => {
    const changelog = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8');
    expect(collectChanges(changelog, [])).toBe(changelog);
  });
});

describe('a file of docs/changes', () => {
  it('is accepted with a dated name and entries under the headings of the changelog', () => {
    expect([NOTES, LISTS].flatMap(faultsOfChange)).toEqual([]);
  });

  it.each([
    ['a name without a date', 'notes.md', '### Added\n- Notes.', 'name'],
    ['a day that does not exist', '2026-02-30-notes.md', '### Added\n- Notes.', 'name'],
    ['no heading', '2026-11-26-notes.md', '- Notes.', 'must begin with'],
    ['another heading', '2026-11-26-notes.md', '### New\n- Notes.', '"### New" is no heading'],
    ['another level', '2026-11-26-notes.md', '### Added\n- A.\n## Fixed\n- B.', '"## Fixed"'],
    ['a heading without entries', '2026-11-26-notes.md', '### Added\n', 'Added has no entries'],
    ['a paragraph', '2026-11-26-notes.md', '### Added\n- Notes.\nMore.', '"More." is neither'],
  ])('is refused with %s', (_, name, text, fault) => {
    expect(faultsOfChange({ name, text }).join()).toContain(fault);
  });
});
