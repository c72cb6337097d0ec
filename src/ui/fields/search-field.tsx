import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { IconButton } from '@/ui/button/icon-button';
import { TextField } from '@/ui/fields/text-field';

export interface SearchFieldProps {
  label: string;
  clearLabel: string;
  placeholder?: string;
  value: string;
  onSearch: (query: string) => void;
}

/** A search box that filters while typing. */
export function SearchField({ label, clearLabel, placeholder, value, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function clear(): void {
    onSearch('');
    input.current?.focus();
  }

  return (
    <TextField
      ref={input}
      label={label}
      labelHidden
      // Not the native search type, whose clear button differs between browsers and is in the browser's language.
      type="text"
      role="searchbox"
      enterKeyHint="search"
      autoComplete="off"
      placeholder={placeholder}
      value={value}
      onChange={(event) => onSearch(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        // Keeps a dialog around it open.
        event.preventDefault();
        clear();
      }}
      suffix={
        value === '' ? (
          <Search aria-hidden="true" className="pointer-events-none mr-1.5 size-4" />
        ) : (
          <IconButton label={clearLabel} onClick={clear}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        )
      }
    />
  );
}
