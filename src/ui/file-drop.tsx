import { FileText, UploadCloud, X } from 'lucide-react'
import { useId } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { ProgressBar } from './progress-bar.tsx'

export interface FileDropTexts {
  /** What is asked for: 'Passport'. */
  label: string
  /** What may be chosen: 'PDF, JPG, PNG, DOC or DOCX, up to 10 MB'. */
  hint: string
  /** 'Choose a file' */
  browse: string
  /** 'or drop it here' */
  drop: string
  /** 'Take the file away' */
  remove: string
  /** 'Uploading...' */
  sending: string
  cancel: string
}

interface Props {
  texts: FileDropTexts
  /** As the attribute of a file input: '.pdf,image/jpeg'. What is chosen beside it comes to `onFile` too: say what is wrong with it. */
  accept: string
  /** By which a form knows it. */
  name?: string
  file: File | null
  /** Its size in words, such as '1.2 MB'. */
  size?: string
  onFile: (file: File | null) => void
  error?: string | undefined
  /** While it is on its way: how much of it, from 0 to 1, and how to stop it. */
  progress?: { fraction: number; onCancel: () => void } | null
  disabled?: boolean
}

/** A field for one file: chosen from the device or dropped, shown with its progress while it is sent. */
export function FileDrop({
  texts,
  accept,
  name,
  file,
  size,
  onFile,
  error,
  progress,
  disabled = false,
}: Props) {
  const id = useId()
  const isSending = progress !== undefined && progress !== null
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: disabled || isSending,
    onDrop: ([first]) => first && onFile(first),
  })
  return (
    <div
      role="group"
      aria-labelledby={`${id}l`}
      aria-describedby={classNames(`${id}h`, error !== undefined && `${id}e`)}
    >
      <p id={`${id}l`} className="mb-1.5 text-sm font-medium">
        {texts.label}
      </p>
      <div
        {...getRootProps()}
        // No more files while one is sent; but the way to stop it, inside, is not disabled.
        aria-disabled={disabled || undefined}
        className={classNames(
          'rounded-md border border-dashed px-4 py-5 transition-colors',
          toneOf(isDragActive, error !== undefined),
        )}
      >
        <input {...getInputProps({ accept, name, 'aria-hidden': true, tabIndex: -1 })} />
        {file === null ? (
          <Invitation texts={texts} disabled={disabled} onBrowse={open} />
        ) : (
          <Chosen
            file={file}
            size={size}
            removeLabel={texts.remove}
            onRemove={isSending ? undefined : () => onFile(null)}
            disabled={disabled}
          />
        )}
        {isSending && <Sending texts={texts} {...progress} />}
      </div>
      <p id={`${id}h`} className="mt-1.5 text-sm text-ink-faint">
        {texts.hint}
      </p>
      <FieldError id={`${id}e`} error={error} />
    </div>
  )
}

function toneOf(isDragActive: boolean, isWrong: boolean): string {
  if (isDragActive) return 'border-accent bg-accent-wash'
  return isWrong ? 'border-danger bg-surface' : 'border-line-field bg-sunken'
}

/** How much of the file has arrived, and the way to stop it. */
const Sending = ({
  texts,
  fraction,
  onCancel,
}: { texts: FileDropTexts } & NonNullable<Props['progress']>) => (
  <div className="mt-4 flex items-center gap-4">
    <ProgressBar
      className="grow"
      value={Math.round(fraction * 100)}
      label={texts.sending}
      text={`${Math.round(fraction * 100)}%`}
    />
    <Button type="button" variant="quiet" size="s" onClick={onCancel}>
      {texts.cancel}
    </Button>
  </div>
)

function Invitation({
  texts,
  disabled,
  onBrowse,
}: {
  texts: FileDropTexts
  disabled: boolean
  onBrowse: () => void
}) {
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <Icon of={UploadCloud} size={28} className="text-ink-faint" />
      <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
        <Button type="button" variant="secondary" size="s" onClick={onBrowse} disabled={disabled}>
          {texts.browse}
        </Button>
        <span className="hidden text-sm text-ink-soft sm:inline">{texts.drop}</span>
      </div>
    </div>
  )
}

function Chosen({
  file,
  size,
  removeLabel,
  onRemove,
  disabled,
}: {
  file: File
  size: string | undefined
  removeLabel: string
  onRemove: (() => void) | undefined
  disabled: boolean
}) {
  return (
    <div className="flex items-center gap-3">
      <Icon of={FileText} size={24} className="text-ink-faint" />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">
          <bdi>{file.name}</bdi>
        </p>
        {size !== undefined && <p className="text-sm text-ink-faint">{size}</p>}
      </div>
      {onRemove !== undefined && (
        <IconButton
          type="button"
          icon={X}
          label={removeLabel}
          onClick={onRemove}
          disabled={disabled}
        />
      )}
    </div>
  )
}
