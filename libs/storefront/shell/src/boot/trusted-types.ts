/** Turns text into a value that the browser accepts where it would run or parse it. */
type TrustedPolicy = {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (address: string) => string;
};
type PolicyRules = {
  /** Refuses a text by null. */
  readonly createHTML?: (html: string) => string | null;
  readonly createScriptURL?: (address: string) => string;
};

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. The values of a policy count as texts here, as the setters' types have them. */
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: PolicyRules) => TrustedPolicy;
    };
  }
}

/**
 * The shop's policies by name, which its pages' content security policy lists: the browser accepts scripts and HTML from nothing
 * else.
 */
export const TRUSTED_POLICIES = {
  script: 'materia-script',
  pages: 'materia-pages',
  /** What is written as text, without a policy, comes to the one of this name; pages have it only with a street map. */
  libraries: 'default',
} as const;

/** A policy of Trusted Types; `undefined` in browsers without them, where texts are accepted as they are. */
export const trustedPolicy = (name: string, rules: PolicyRules): TrustedPolicy | undefined => {
  const { trustedTypes } = window;
  // Where browsers have no such object, an element of this name would be found.
  return typeof trustedTypes?.createPolicy === 'function'
    ? trustedTypes.createPolicy(name, rules)
    : undefined;
};
