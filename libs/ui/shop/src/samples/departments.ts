import type { MenuDepartment } from '../frame/DepartmentMenu.tsx';
import { wordsOfLanguage } from './words-of-language.ts';

/**
 * As many departments, with names as long, as in a real shop; the first three have subcategories.
 */
const NAMES = {
  pl: [
    'Materiały budowlane',
    'Dachy i rynny',
    'Izolacja i sucha zabudowa',
    'Drzwi i okna',
    'Podłogi i płytki',
    'Łazienka i hydraulika',
    'Elektryka i oświetlenie',
    'Farby i wykończenie',
    'Narzędzia i odzież robocza',
    'Ogród i taras',
    'Artykuły metalowe',
  ],
  es: [
    'Materiales de construcción',
    'Cubiertas y canalones',
    'Aislamiento y construcción en seco',
    'Puertas y ventanas',
    'Suelos y azulejos',
    'Baño y fontanería',
    'Electricidad e iluminación',
    'Pintura y acabados',
    'Herramientas y ropa de trabajo',
    'Jardín y terraza',
    'Ferretería',
  ],
  fr: [
    'Matériaux de construction',
    'Toiture et gouttières',
    'Isolation et plaques de plâtre',
    'Portes et fenêtres',
    'Carrelage et revêtements de sol',
    'Salle de bains et plomberie',
    'Électricité et éclairage',
    'Peinture et finitions',
    'Outillage et vêtements de travail',
    'Jardin et terrasse',
    'Quincaillerie',
  ],
  pt: [
    'Materiais de construção',
    'Coberturas e caleiras',
    'Isolamento e construção a seco',
    'Portas e janelas',
    'Pavimentos e azulejos',
    'Casa de banho e canalização',
    'Eletricidade e iluminação',
    'Tintas e acabamentos',
    'Ferramentas e vestuário de trabalho',
    'Jardim e exterior',
    'Ferragens',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const SORTED_FURTHER = 3;

/** The departments in the given language. */
export const departmentsIn = (language: string): readonly MenuDepartment[] => {
  const names = wordsOfLanguage<readonly string[]>(NAMES, language);
  const at = (path: string) => (name: string, index: number) => ({
    name,
    path: `${path}${index}/`,
  });
  return names
    .map(at('/department-'))
    .map((department, index) =>
      index < SORTED_FURTHER
        ? { ...department, children: names.slice(3, 8).map(at(department.path)) }
        : department,
    );
};
