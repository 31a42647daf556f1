/** A refusal of the API in the provider's shape. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: object;
  constructor(status: number, type: string, code: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.error = { type, code, message, ...more };
  }
}

/** The request cannot be met as it is. */
export const invalidRequest = (code: string, message: string): ApiError =>
  new ApiError(400, 'invalid_request_error', code, message);

/** There is no such object, or it is another market's. */
export const noSuchObject = (message: string): ApiError =>
  new ApiError(404, 'invalid_request_error', 'resource_missing', message);
