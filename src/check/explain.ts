import { type ErrorData, toErrorData } from '@/domain/primitives/errors';

/** Longer ones are pages, or quote what was sent. */
const MAX_SERVER_TEXT = 200;

/** The meaning of a failed call for an operator, and the next step. */
export function explainError(thrown: unknown): { text: string; advice: string } {
  const error = toErrorData(thrown);
  switch (error.code) {
    case 'network':
      return {
        text: 'There is no answer.',
        advice: 'Check the address, and that this computer can reach it (name, port, certificate, firewall).',
      };
    case 'http':
      return explainStatus(error);
    case 'bad-answer':
    case 'web-page':
      return explainAnswer(error);
    case 'wrong-password':
      return {
        text: 'The password does not open the key of the account.',
        advice:
          'Check the password. An account whose password was changed by the server keeps the earlier one for its key.',
      };
    case 'unknown-envelope':
      return {
        text: 'The key of the account is encrypted in a format that the app does not read.',
        advice:
          'See "Key envelopes" in docs/api.md. Such users can read and pay, and sign with the other client or a key file.',
      };
    case 'bad-envelope':
      return { text: 'The encrypted key of the account is damaged.', advice: 'Return it exactly as it was stored.' };
    case 'key-mismatch':
      return {
        text: 'The encrypted key does not belong to the public key of the account.',
        advice: 'Return encrypted_key and public_key of the same account, exactly as they were stored.',
      };
    default:
      return { text: `It failed: ${error.message}.`, advice: 'Please report this, with the version of the app.' };
  }
}

function explainStatus({ detail: { status = 0, serverText } }: ErrorData): { text: string; advice: string } {
  const quote = serverText && serverText.length <= MAX_SERVER_TEXT ? `, saying "${serverText}"` : '';
  if ([404, 405, 501].includes(status)) {
    return {
      text: `The backend does not have this call, or not what it names (status ${status}${quote}).`,
      advice:
        'Add the call as docs/api.md describes it, or check that the address ends where the paths of the calls begin.',
    };
  }
  if (status === 401 || status === 403) {
    return {
      text: `The backend does not allow the call (status ${status}${quote}).`,
      advice:
        'The app sends no tokens or cookies: the calls must work without them. If this is a login, check the password.',
    };
  }
  if (status >= 500) {
    return {
      text: `The backend failed (status ${status}${quote}).`,
      advice: 'Look for this call in the log of the backend.',
    };
  }
  return {
    text: `The backend refuses what the app sends (status ${status}${quote}).`,
    advice: 'Compare the request with docs/openapi.json.',
  };
}

function explainAnswer({ detail: { field = 'answer' } }: ErrorData): { text: string; advice: string } {
  if (field === 'answer') {
    return {
      text: 'The answer is not JSON of the form that the app reads. It may be a web page.',
      advice:
        'Check that the address is that of the API, not of a site. docs/openapi.json has an example of each answer.',
    };
  }
  return {
    text: `In the answer, "${field}" is missing or has a form that the app does not read.`,
    advice: 'Compare the answer with docs/openapi.json.',
  };
}
