import { globSync } from 'node:fs';
import { relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const inLetters = (place: number): string =>
  (place < LETTERS.length ? '' : inLetters(Math.floor(place / LETTERS.length) - 1)) +
  LETTERS.charAt(place % LETTERS.length);

/**
 * Class names occur many times in the HTML and style sheets of every page, so each is letters for
 * the file plus a number for the class in it. The browser build and the server build get the same
 * names, and so does every build of the same sources.
 */
export const shortClassNames = (folder: string): ((name: string, file: string) => string) => {
  const files = globSync('**/*.module.css', {
    cwd: folder,
    exclude: ['**/node_modules/**'],
  }).toSorted();
  const places = new Map(files.map((file, place) => [file, place]));
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const own = relative(folder, file.replace(/\?.*$/, ''));
    const place = places.get(own);
    if (place === undefined) throw new Error(`${own} is not below the libraries`);
    const names = classes.get(own) ?? [];
    classes.set(own, names);
    if (!names.includes(name)) names.push(name);
    return inLetters(place) + names.indexOf(name);
  };
};
