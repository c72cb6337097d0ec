/** What signing is at: told while it lasts, since opening a key and signing many inputs take a moment. */
export type SigningStage = 'opening-key' | 'creating' | 'checking' | 'signing' | 'saving' | 'sending';

export type OnProgress = (stage: SigningStage) => void;
