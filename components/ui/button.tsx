"use client";

import { useRender } from "@base-ui/react/use-render";
import { type ComponentProps, type MouseEvent, type ReactElement, useId } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/spinner";
import { Tooltip } from "@/components/ui/tooltip";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Keeps focus and width, shows a spinner, and ignores clicks. */
  pending?: boolean;
  /** Rendered instead of a button: `render={<Link href="…" />}` is a link that looks like one. */
  render?: ReactElement;
};

type Looks = ButtonProps & { square?: boolean };

function useButtonElement({
  variant,
  size,
  square,
  pending = false,
  render,
  ref,
  className,
  ...props
}: Looks) {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return useRender({
    defaultTagName: "button",
    render,
    ref,
    props: {
      ...(render ? {} : { type: "button" }),
      ...props,
      ...(pending ? { "aria-disabled": true, "aria-busy": true, onClick: swallow } : {}),
      className: cn(buttonClass(variant, size, square), className),
    },
  });
}

export function Button({ pending, children, ...props }: ButtonProps) {
  return useButtonElement({
    ...props,
    pending,
    children: pending ? (
      <>
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
        <span className="inline-flex items-center gap-1.5 opacity-0">{children}</span>
      </>
    ) : (
      children
    ),
  });
}

export function IconButton({
  label,
  children,
  variant = "ghost",
  tooltip = true,
  pending,
  ...props
}: ButtonProps & { label: string; tooltip?: boolean }) {
  const labelId = useId();
  const button = useButtonElement({
    ...props,
    variant,
    pending,
    square: true,
    "aria-labelledby": labelId,
    children: (
      <>
        {pending ? <Spinner /> : children}
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      </>
    ),
  });
  return tooltip ? <Tooltip label={label}>{button}</Tooltip> : button;
}
