/** The script addresses that are made at run time, for browsers that ask for trust. */

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** The service worker, and the worker of the pocket, whose name changes with what is in it. */
const OURS = /^\/(sw|pocket\/[\w/-]+)\.js$/;

const trusted = (globalThis as unknown as { trustedTypes?: TrustedTypes }).trustedTypes;
const policy = trusted?.createPolicy("tusch-worker", {
  createScriptURL: (url) => (OURS.test(url) ? url : ""),
});

/** An address of ours as what a browser runs; what else it takes for text is not trusted. */
export function scriptUrl(url: string): string {
  return policy ? (policy.createScriptURL(url) as string) : url;
}
