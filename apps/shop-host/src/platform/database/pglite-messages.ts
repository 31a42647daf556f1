/**
 * The messages between the pool and the worker. A statement with a name is prepared. All of them survive structured
 * cloning.
 */
export type WorkerSettings = {
  readonly folder: string;
  /** The database engine, if another thread has compiled it already. */
  readonly engine: WebAssembly.Module | undefined;
};

export type WorkerTask =
  | {
      readonly kind: 'query';
      readonly name: string | undefined;
      readonly text: string;
      readonly values: readonly (string | null)[];
    }
  | { readonly kind: 'copy'; readonly target: string; readonly rows: Uint8Array }
  | { readonly kind: 'close' };

export type WorkerRequest = { readonly id: number; readonly task: WorkerTask };

export type RawResult = {
  readonly command: string;
  readonly rowCount: number;
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
};

/** A database error with its SQLSTATE, as plain data. */
export type RawError = {
  readonly message: string;
  readonly code?: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly table?: string;
};

export type WorkerAnswer =
  | { readonly id: number; readonly result: RawResult }
  | { readonly id: number; readonly error: RawError };

/** Sent once the data folder was opened or failed to open. */
export type WorkerStart =
  | { readonly started: true; readonly engine: WebAssembly.Module }
  | { readonly started: false; readonly error: RawError };
