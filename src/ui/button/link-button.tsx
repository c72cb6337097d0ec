import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, getButtonClasses } from '@/ui/button/button-style';

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link of this app that looks like a button. */
export function LinkButton({ variant = 'secondary', size = 'md', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={getButtonClasses(variant, size, className)} />;
}
