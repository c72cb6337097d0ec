import { isolateText } from '@/domain/primitives/foreign-text';

/** The problem and the next step, by kind of fault. */
export const enFaults = {
  kit: {
    empty: 'Paste the text of your kit, or choose its file.',
    'too-large': 'This is far too large for a recovery kit. Choose the file aval-kit-….',
    'not-json': 'This is not a complete recovery kit: it is cut off or damaged. Copy the whole file again.',
    'key-backup': 'This is a backup of your key, not a recovery kit. The kit is the file aval-kit-….',
    'not-a-kit': 'This is not a recovery kit. Choose the file aval-kit-….',
    'newer-version': 'This kit is from a newer version of Aval. Use the recovery page of that version.',
    incomplete: (field: string) =>
      `This kit is damaged${field === '' ? '' : `: ${isolateText(field)} is missing or wrong`}. Use another copy of it.`,
    'arbitrator-key-invalid':
      'This kit was changed or damaged: the arbitrator’s extended key is not valid. Use another copy of it.',
    'arbitrator-key-network':
      'This kit was changed: the arbitrator’s key is of a different network from the kit. Use another copy of it.',
    'contractor-key-invalid': (role: string) =>
      `This kit was changed or damaged: the public key of the ${role.toLowerCase()} is not valid. Use another copy of it.`,
    'key-repeated': 'This kit was changed: two of its three keys are the same. Use another copy of it.',
    'address-differs': (address: string, guarantee: string) =>
      `The address ${isolateText(address)} of guarantee ${isolateText(guarantee)} does not match the kit’s keys. The kit was changed; use another copy of it.`,
    'descriptor-differs':
      'The descriptor of this contract does not match its keys. The kit was changed; use another copy of it.',
    'deposit-repeated': (address: string) =>
      `The kit lists the address ${isolateText(address)} twice. It was changed; use another copy of it.`,
    'coin-repeated': (coin: string) =>
      `The kit lists the coin ${isolateText(coin)} twice. It was changed; use another copy of it.`,
    'envelope-invalid': 'The encrypted key in this kit cannot be read. Use another copy of the kit.',
    'envelope-foreign':
      'The encrypted key in this kit is not the one of the kit’s role. The kit was changed; use another copy of it.',
    'transaction-invalid':
      'A deposit transaction in this kit cannot be read, or contradicts a coin. The kit was changed; use another copy of it.',
  },
  coin: {
    empty: 'Type or paste at least one coin.',
    'not-a-coin': (line: number) => `Line ${line} is neither txid:vout:satoshis nor a raw transaction in hex.`,
    'address-needed': (line: number) => `Choose the address that the coin in line ${line} is at.`,
    'pays-elsewhere': (line: number) =>
      `The transaction in line ${line} pays none of this kit’s addresses. Remove this line, or open the kit that it belongs to.`,
    'coin-contradicted': (line: number, coin: string) =>
      `Line ${line} gives the coin ${coin} an amount or address that differs from what is known. Check which is right.`,
    'too-small': (line: number, coin: string) =>
      `The coin ${coin} in line ${line} holds too little to be spent. Remove this line.`,
  },
  explorer: {
    'address-empty': 'Type the address of the explorer’s API, such as https://mempool.space/api.',
    'address-invalid': 'This is not an http(s) address. Type it in full, such as https://mempool.space/api.',
    bound: (origin: string) => `This page is connected to ${origin} only. Reload it to use another explorer.`,
    timeout: 'The explorer did not answer within 15 seconds. Nothing was changed. Try again, or use another explorer.',
    unreachable:
      'The explorer cannot be reached, or does not allow this page to ask it. Nothing was changed. Check the address and your connection, or use another explorer.',
    stopped: 'Stopped. Nothing was changed.',
    status: (status: number, text: string) =>
      `The explorer answered with error ${status}${text === '' ? '' : `: ${isolateText(text)}`}. Nothing was changed. Try again later, or use another explorer.`,
    'not-json':
      'What answers there is not the API of an explorer: it sent a web page or other text. Nothing was changed. Check the address: it often ends in /api.',
    'too-large': 'The explorer’s answer is too large to be right. Nothing was changed. Use another explorer.',
    'wrong-shape': 'The explorer sent an answer that this page cannot use. Nothing was changed. Use another explorer.',
    contradicted: (coin: string) =>
      `The explorer contradicts the transaction of the coin ${coin}: its amount or address is different. Nothing was changed. Use another explorer.`,
  },
  amount: {
    empty: 'Type an amount, or press Max.',
    'not-a-number': 'Type an amount in BTC, digits and a decimal point only, such as 0.001.',
    negative: 'The amount must be more than 0.',
    'too-precise': 'Bitcoin has at most 8 decimals.',
    'too-large': 'There will never be more than 21 million BTC.',
  },
  order: {
    'no-coins': 'Select at least one coin above.',
    'all-uneconomic': 'Each selected coin is worth less than its own fee. Lower the fee rate.',
    'coin-contradicted': (coin: string) =>
      `The transaction of the coin ${coin} says something else about it. Deselect it, or refresh the coins.`,
    'no-payments': 'Add at least one output.',
    'fee-rate-invalid': 'Type a fee rate from 0.1 to 10,000, with a decimal point.',
    'address-empty': 'Type the address that the bitcoin goes to.',
    'address-invalid': 'This is not a Bitcoin address. Copy it again from where you have it.',
    'address-checksum': 'This address is mistyped: its checksum does not match. Copy it again.',
    'address-network': (theirs: string, ours: string) =>
      `This address is for ${theirs}; the kit is for ${ours}. Enter an address for ${ours}.`,
    'amount-dust': (least: string) =>
      `Too little to send: to such an address the network accepts no less than ${least} BTC.`,
    'several-rests': 'Only one output can get the rest. Type the amount of the others.',
    'too-large':
      'The network passes on no transaction with so many outputs. Remove some, and pay them in a second transaction.',
    'rest-too-small': (available: string) =>
      `The other outputs and the fee leave too little: ${available} sat. Lower an amount or the fee rate.`,
    'not-enough': (available: string, needed: string) =>
      `The selected coins hold ${available} BTC. The outputs and the fee need ${needed} BTC. Select more coins, or lower an amount.`,
  },
  psbt: {
    empty: 'Paste the transaction, or choose its file.',
    unreadable: 'This is not a valid PSBT. Paste the whole text that you received, or choose its file.',
    'no-inputs': 'This transaction spends nothing. Ask for it again.',
    'no-outputs': 'This transaction pays nothing. Ask for it again.',
    'spent-twice': (input: number) => `This transaction spends a coin twice (input ${input}). Do not sign it.`,
    'foreign-coin': (input: number) =>
      `Input ${input} of this transaction is not a coin of this kit. Check that kit and transaction belong together.`,
    'coin-unknown': (input: number, outpoint: string) =>
      `Nothing proves the amount of ${outpoint} (input ${input}). Refresh the coins, or add this one above, then open the transaction again.`,
    'value-differs': (input: number, outpoint: string) =>
      `The transaction gives ${outpoint} (input ${input}) a different amount from the one that this kit or the explorer knows. Do not sign it.`,
    'script-differs': (input: number) => `The script of input ${input} is not the one of its address. Do not sign it.`,
    sighash: (input: number) =>
      `Input ${input} asks for a signature that would let others change the transaction. Do not sign it.`,
    'signature-invalid': (input: number) =>
      `A signature of input ${input} is not valid. Ask for the transaction again; it was damaged or changed.`,
    'fee-negative': 'This transaction pays more than it spends. It can never be valid. Do not sign it.',
    'returns-to-deposit':
      'The address of this return is a deposit address of the contract. The money would need two signatures again.',
    'return-unsigned':
      'The party that this return pays has not signed it. The kit was altered: use another copy of it.',
    'transaction-differs':
      'These signatures are for a different transaction from the one on this page. Nothing was added. Open it as a transaction to sign to see what it does.',
    'nothing-to-sign':
      'This key has nothing to sign here: it has signed already, or none of the coins belong to it. Sign with the key that is missing.',
  },
  key: {
    'no-envelope': 'This kit holds no key that a password could open. Sign as the arbitrator, or with another program.',
    'wrong-password':
      'The password is not right. Nothing was signed. Use the password that you had when the kit was made.',
    'derivation-failed':
      'This browser cannot open the key: it offers too little memory or no WebAssembly. Nothing was signed. Close other tabs, or open this page in another browser.',
    'envelope-invalid': 'The encrypted key in this kit cannot be read. Use another copy of the kit.',
    'envelope-foreign':
      'The key in this kit is not the one of the kit’s role. Nothing was signed. The kit was changed; use another copy of it.',
    'not-a-key': 'This is not an extended private key, which begins with xprv or tprv. Check that it is complete.',
    'child-key':
      'This page does not take the private key of one address or one contract. Together with the xpub that every kit contains, it gives the arbitrator’s key of all contracts. Never pass it on. Type the extended private key (xprv or tprv) of the kit’s xpub, or sign with another program.',
    'public-key': 'This is an extended public key. It cannot sign; type the private one (xprv or tprv).',
    'key-network': 'This key is of a different network from the kit. Check that they belong together.',
    'foreign-key': 'This is not the key of this kit’s arbitrator. Check that it is the key for this contract.',
  },
  unexpected:
    'An unexpected error occurred. Nothing was signed, and what you typed is still here. Try again; if it fails again, reload the page and start over.',
};
