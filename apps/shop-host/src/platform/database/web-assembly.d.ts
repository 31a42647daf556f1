/**
 * The part of the Node global that the types for Node leave to the DOM library, which the host does
 * not use.
 */
declare namespace WebAssembly {
  function compile(bytes: Uint8Array): Promise<Module>;
}
