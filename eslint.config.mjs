import { readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { REFUSALS } from './libs/api/contract/src/call.ts';
import { CONSOLE_REFUSALS } from './libs/api/contract/src/console/refusals.ts';
import { layersOf } from './tools/nx-plugin/src/layers.ts';

/** Market ids are folder names, so a fifth market needs no edit here. */
const marketIds = readdirSync(new URL('./libs/market', import.meta.url)).filter(
  (name) => !['model', 'all'].includes(name),
);
const layers = layersOf(marketIds);

const boundaries = (depConstraints, allow = []) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      enforceBuildableLibDependency: false,
      allow,
      depConstraints,
    },
  ],
});

/** Specs and stories may also reach test doubles, every market, the clients of the host and any package. */
const withTestDoubles = layers.map((rule) => ({
  ...rule,
  onlyDependOnLibsWithTags: [
    ...rule.onlyDependOnLibsWithTags,
    'type:testing',
    'type:market-registry',
    'type:market-model',
    'type:domain',
    'type:ui',
    'type:platform',
    'type:contract',
    'type:api-client',
  ],
  allowedExternalImports: undefined,
}));

const noSilencing = {
  selector: 'TSAsExpression > TSAsExpression',
  message: 'A cast through another type silences the compiler: parse the value instead.',
};
const noRawTransaction = {
  selector:
    'Literal[value=/^\\s*(begin|commit|rollback)\\b/i], TemplateElement[value.raw=/^\\s*(begin|commit|rollback)\\b/i]',
  message: 'Transactions go through withTx.',
};
const noSql = {
  selector: [
    'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/]',
    'CallExpression[callee.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/]',
    "TaggedTemplateExpression[tag.name='sql']",
  ].join(', '),
  message: 'SQL goes in the repository.ts of the area, or in a <noun>-repository.ts beside it.',
};

/** Elements of HTML and of the design system that are sent with a form. */
const FIELDS =
  '/^(input|select|textarea|button|Button|IconButton|Checkbox|RadioGroup|\\w*Field|TextArea|QuantityStepper)$/';
const NAME_OF_FIELD = `JSXOpeningElement[name.name=${FIELDS}] > JSXAttribute[name.name='name']`;
/** What actions call the forms that they read. */
const FORMS = '/^(form|formData|sent|fields|body)$/';
const noTextNames = [
  `${NAME_OF_FIELD} > Literal`,
  `${NAME_OF_FIELD} > JSXExpressionContainer > :matches(Literal, TemplateLiteral)`,
  `CallExpression[callee.property.name=/^(get|getAll|has)$/]:matches([callee.object.name=${FORMS}], [callee.object.type='AwaitExpression']) > :matches(Literal, TemplateLiteral).arguments`,
  'CallExpression[callee.name=/^(formText|lineText|linesText)$/] > :matches(Literal, TemplateLiteral).arguments',
].map((selector) => ({
  selector,
  message: 'A form names and reads its fields: defineForm of @materia/ui-shop (decision 033).',
}));

/** Attributes whose values people read or hear. */
const READ_ATTRIBUTES =
  '/^(label|title|alt|placeholder|hint|summary|legend|caption|closeLabel|aria-(label|description|roledescription|valuetext))$/';
/** Two letters in a row, except the name of the shop: shorter texts are signs such as × and kg units of data. */
const READ = '/^(?!\\s*Materia\\s*$)[^]*\\p{L}{2}/u';
const noWrittenTexts = [
  `JSXText[value=${READ}]`,
  `JSXElement > JSXExpressionContainer > Literal[value=${READ}]`,
  `JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${READ}]`,
  `JSXAttribute[name.name=${READ_ATTRIBUTES}] > Literal[value=${READ}]`,
  `JSXAttribute[name.name=${READ_ATTRIBUTES}] > JSXExpressionContainer > Literal[value=${READ}]`,
].map((selector) => ({
  selector,
  message: "People read this: write it in the texts of each language and use t('namespace.key').",
}));

/** Codes of refusals that a client gets as values; outages are errors. */
const refusalCodes = Object.entries({ ...CONSOLE_REFUSALS, ...REFUSALS })
  .filter(([, status]) => status < 500)
  .map(([code]) => code)
  .join('|');
const COMPARED = 'BinaryExpression[operator=/^[!=]==?$/]';
const noComparedRefusals = [
  `${COMPARED} > Literal[value=/^(${refusalCodes})$/]`,
  `${COMPARED} > MemberExpression[property.name=/^(code|kind|status)$/][object.property.name='error']`,
  `SwitchCase:has(> Literal[value=/^(${refusalCodes})$/]) ~ SwitchCase[test=null]:not(:has(CallExpression[callee.name='unreachable']))`,
  `SwitchStatement:not(:has(> SwitchCase[test=null])) > SwitchCase > Literal[value=/^(${refusalCodes})$/].test`,
].map((selector) => ({
  selector,
  message:
    'A new refusal must not compile until it has an answer: use a total table (refusalMeaning) or a switch that ends in unreachable.',
}));

export default [
  {
    ignores: [
      'apps/*/build/**',
      '**/dist/**',
      '**/node_modules/**',
      '**/.react-router/**',
      '**/storybook-static/**',
      '**/.data/**',
      '**/.results/**',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@nx': nx, '@typescript-eslint': tseslint.plugin },
    rules: {
      ...boundaries(layers),
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-restricted-syntax': ['error', noSilencing],
    },
  },
  {
    // These rules compile each function of a file, so they only run where React may be imported.
    files: ['**/*.{ts,tsx}'],
    ignores: ['apps/shop-host/**', 'libs/{api,domain,market,platform}/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['**/*.{spec,stories}.{ts,tsx}', '**/src/**/testing/**/*.ts'],
    rules: boundaries(withTestDoubles),
  },
  {
    // Keys and parameters of all texts are read off one market's, as types: no code of that market comes along.
    files: ['libs/market/model/src/market-texts.ts'],
    rules: {
      ...boundaries(layers, ['@materia/market-pl/texts']),
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@materia/market-*'], allowTypeImports: true }] },
      ],
    },
  },
  {
    // Nx sees npm packages only: Node built-ins, clocks and globals need ESLint's own rules.
    files: ['libs/domain/**/*.ts', 'libs/market/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'Pure code: no Node.' }] },
      ],
      'no-restricted-globals': [
        'error',
        'fetch',
        'process',
        'window',
        'document',
        'setTimeout',
        'setInterval',
        'Intl',
        'crypto',
        'performance',
      ],
      'no-restricted-syntax': [
        'error',
        noSilencing,
        {
          selector: "NewExpression[callee.name='Date']",
          message: 'Days are PlainDate, moments come as arguments.',
        },
        {
          selector: "MemberExpression[object.name='Date']",
          message: 'Take the date as an argument.',
        },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'Take randomness as an argument.',
        },
      ],
    },
  },
  {
    // Names of fields are text only where forms are defined, so that pages and actions cannot differ.
    files: ['libs/features/**/*.{ts,tsx}', 'libs/storefront/**/*.{ts,tsx}'],
    ignores: ['**/*.{spec,stories}.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noSilencing,
        ...noTextNames,
        ...noComparedRefusals,
        ...noWrittenTexts,
      ],
    },
  },
  {
    // The client kernel reads refusals; who calls through it answers each one.
    files: ['libs/api/**/*.ts', 'libs/page/**/*.{ts,tsx}', 'apps/flag-console/src/**/*.{ts,tsx}'],
    ignores: ['libs/api/{client-kernel,contract,mocks}/**', '**/*.{spec,stories}.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', noSilencing, ...noComparedRefusals, ...noWrittenTexts],
    },
  },
  {
    files: ['libs/ui/**/*.tsx'],
    ignores: ['**/*.{spec,stories}.tsx', '**/samples/**', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', noSilencing, ...noWrittenTexts] },
  },
  {
    files: ['apps/shop-host/src/**/*.ts'],
    ignores: ['apps/shop-host/src/platform/database/**', '**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', noSilencing, noRawTransaction] },
  },
  {
    files: ['apps/shop-host/src/**/*.ts'],
    ignores: [
      '**/repository.ts',
      '**/*-repository.ts',
      '**/personal-data.ts',
      '**/*.spec.ts',
      'apps/shop-host/src/platform/database/**',
      'apps/shop-host/src/{demo,testing}/**',
    ],
    rules: { 'no-restricted-syntax': ['error', noSilencing, noRawTransaction, noSql] },
  },
  {
    // The host decides on money and on values of its own. Replies and decimal amounts are read and written at its border.
    files: ['apps/shop-host/src/**/*.ts'],
    ignores: [
      '**/wire-*.ts',
      '**/*routes.ts',
      '**/*handlers.ts',
      '**/*.spec.ts',
      'apps/shop-host/src/platform/contract/**',
      'apps/shop-host/src/{demo,testing}/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@materia/api-contract',
              importNames: ['Reply'],
              message: 'Replies are written by wire-*.ts and by routes.',
            },
            {
              name: '@materia/domain-money',
              importNames: ['fromMajorUnits', 'toMajorUnits'],
              message: 'Decimal amounts are read and written by wire-*.ts and by routes.',
            },
          ],
          patterns: [
            {
              regex: '/wire-[^/]*$',
              message:
                'Return a value of the host; wire-*.ts, routes and handlers turn it into a reply.',
            },
          ],
        },
      ],
    },
  },
];
