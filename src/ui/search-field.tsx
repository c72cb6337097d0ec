import Search from 'lucide-react/icons/search';
import { TextField } from '@/ui/text-field';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (query: string) => void;
}

/** A search box that filters as one types; as wide as its place. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      labelHidden
      type="search"
      placeholder={placeholder}
      value={value}
      onChange={(event) => onSearch(event.target.value)}
      suffix={<Search aria-hidden="true" className="pointer-events-none mr-1.5 size-4" />}
    />
  );
}
