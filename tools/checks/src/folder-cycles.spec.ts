import { describe, expect, it } from 'vitest';
import { type FileImport, folderCycles, isNested } from './folder-cycles.ts';

const imports = (...lines: readonly string[]): readonly FileImport[] =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' → ');
    return { from, to };
  });
const never = (): boolean => false;

describe('folders form a cycle', () => {
  it('when two import each other by different files, which form none', () => {
    const found = folderCycles(
      imports(
        'src/a/one.ts → src/b/one.ts',
        'src/a/two.ts → src/b/one.ts',
        'src/b/two.ts → src/a/one.ts',
      ),
      never,
    );
    expect(found).toEqual(['src/a → src/b → src/a by src/b/two.ts → src/a/one.ts']);
  });

  it('when the way back leads through others', () => {
    const found = folderCycles(
      imports('src/a/x.ts → src/b/x.ts', 'src/b/y.ts → src/c/x.ts', 'src/c/y.ts → src/a/y.ts'),
      never,
    );
    expect(found).toEqual(['src/a → src/b → src/c → src/a by src/a/x.ts → src/b/x.ts']);
  });

  it('not when they import downwards only', () => {
    const found = folderCycles(
      imports('src/a/x.ts → src/b/x.ts', 'src/a/y.ts → src/c/x.ts', 'src/b/y.ts → src/c/y.ts'),
      never,
    );
    expect(found).toEqual([]);
  });

  it('not by imports within one folder', () => {
    expect(
      folderCycles(imports('src/a/x.ts → src/a/y.ts', 'src/a/y.ts → src/a/x.ts'), never),
    ).toEqual([]);
  });
});

it('reports every folder that is part of a cycle, each cycle once', () => {
  const found = folderCycles(
    imports(
      'src/a/x.ts → src/b/x.ts',
      'src/b/y.ts → src/a/y.ts',
      'src/b/z.ts → src/c/x.ts',
      'src/c/y.ts → src/b/y.ts',
    ),
    never,
  );
  expect(found).toEqual([
    'src/a → src/b → src/a by src/a/x.ts → src/b/x.ts',
    'src/c → src/b → src/c by src/c/y.ts → src/b/y.ts',
  ]);
});

it('leaves out what is ignored, such as imports between a folder and one in it', () => {
  const nested = imports('src/index.ts → src/list/all.ts', 'src/list/all.ts → src/row.ts');
  expect(folderCycles(nested, isNested)).toEqual([]);
  expect(folderCycles(nested, never)).toHaveLength(1);
});
